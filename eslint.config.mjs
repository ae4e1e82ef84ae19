/**
 * What ESLint asks of the page's sources; prettier sets them, and tsc (TypeScript 7) checks their types. typescript-eslint
 * reads types by the older compiler's API, so TypeScript 6, which checks as 7 does, is here for it alone.
 */

import hooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

const LONGEST = 80;

/** `any` is left in these, and says why where it stands. */
const UNTYPED = ["web/games/manifest.ts", "web/python/sealed-worker.ts", "web/screens/tools/all.ts"];

const OFF = {
  // what comes from where an `any` is left is not told of at each of its steps again: that one has its reason
  "@typescript-eslint/no-unsafe-argument": "off",
  "@typescript-eslint/no-unsafe-assignment": "off",
  "@typescript-eslint/no-unsafe-call": "off",
  "@typescript-eslint/no-unsafe-member-access": "off",
  "@typescript-eslint/no-unsafe-return": "off",
  // lists and points are written into keys and into paths of drawings, and the arguments of messages are mostly words
  "@typescript-eslint/no-base-to-string": "off",
  "@typescript-eslint/restrict-template-expressions": "off",
  // what is asked of a store answers by a promise, also where it has the answer
  "@typescript-eslint/require-await": "off",
  // a start value says by its type what its place may hold later
  "@typescript-eslint/no-unnecessary-type-assertion": "off",
  // what is waited for together may hold pieces that stay where they are
  "@typescript-eslint/await-thenable": "off",
  // what stands in for a method of the browser keeps that one, and calls it as the browser would
  "@typescript-eslint/unbound-method": "off",
  // a promise is thrown to whoever waits for it (Suspense)
  "@typescript-eslint/only-throw-error": "off",
  // the list of an effect says when it runs again, not what it reads: what it reads is as of then, and is meant to be
  "react-hooks/exhaustive-deps": "off",
};

export default defineConfig(
  { ignores: ["dist/", "build/", ".venv/", "**/*.d.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["web/**/*.{ts,tsx}", "service-worker.js"],
    extends: [tseslint.configs.recommendedTypeChecked],
    plugins: { "react-hooks": hooks },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      ...OFF,
      "max-lines-per-function": ["error", { max: LONGEST, skipBlankLines: false, skipComments: false }],
      "react-hooks/rules-of-hooks": "error",
      // who hands a handler on that answers by a promise has nothing to wait for: what fails is told by the page itself
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        {
          argsIgnorePattern: "^_",
          varsIgnorePattern: "^_",
          destructuredArrayIgnorePattern: "^_",
          ignoreRestSiblings: true,
        },
      ],
    },
  },
  { files: UNTYPED, rules: { "@typescript-eslint/no-explicit-any": "off" } },
);
