// What is on its way to the disk. A database answers later, and not at all to a page that has been closed meanwhile;
// localStorage takes a text at once. Each record stays here until the database has it.

/** @param prefix  what the names of its entries begin with */
export const journal = (prefix: string) => ({
  begin(record: { id: string }) {
    try {
      localStorage.setItem(prefix + record.id, JSON.stringify(record));
    } catch {
      // full or forbidden: the database is then the only place, as before
    }
  },
  end(id: string) {
    try {
      localStorage.removeItem(prefix + id);
    } catch {
      // forbidden: there is nothing to remove
    }
  },
  /** What never reached the disk. */
  left(): unknown[] {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => {
          try {
            return [JSON.parse(localStorage.getItem(key) ?? "null")];
          } catch {
            return [];
          }
        });
    } catch {
      return [];
    }
  },
});
