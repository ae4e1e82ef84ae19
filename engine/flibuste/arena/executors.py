"""Where games are played: in this process, in a pool of processes, on a cluster, or by any executor of the caller's."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, Final, NamedTuple

from .match import MatchError

LENT: Final = 8
"""How many workers an executor is thought to have that does not say."""


class Workers(NamedTuple):
    """Opens an executor, with how many games it can play at once; `lost` are the errors of a worker that has died."""

    opened: Callable[[], AbstractContextManager[tuple[Executor, int]]]
    lost: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError)


class Here(Executor):
    """Runs what it is given at once, in this thread."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as fault:  # it belongs to whoever asks for the result
            done.set_exception(fault)
        return done


def here() -> Workers:
    return lent(Here(), 1)


def processes(jobs: int) -> Workers:
    """A pool of processes; a new one where one of them has died."""

    from concurrent.futures import ProcessPoolExecutor  # here: `simulate` runs in Pyodide, too, which has no processes

    @contextmanager
    def opened() -> Iterator[tuple[Executor, int]]:
        pool = ProcessPoolExecutor(jobs, initializer=_quietly)
        try:
            yield pool, jobs
        finally:
            pool.shutdown(cancel_futures=True)

    return Workers(opened)


def _quietly() -> None:
    """Has Ctrl-C end a worker at once, and without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def cluster(address: str) -> Workers:
    """The workers of a Dask cluster (the extra ``flibuste[cluster]``). Raises MatchError where it cannot be reached."""
    try:
        from distributed import Client
        from distributed.comm.core import CommClosedError
        from distributed.scheduler import KilledWorker
    except ImportError as fault:
        raise MatchError("a cluster needs the package distributed: pip install 'flibuste[cluster]'") from fault

    @contextmanager
    def opened() -> Iterator[tuple[Executor, int]]:
        try:
            client = Client(address, set_as_default=False)
        except (OSError, ValueError) as fault:
            raise MatchError(f"the cluster {address} cannot be reached ({fault}): is its scheduler there?") from fault
        with client:
            # not pure: a game that is asked for again is to be played again
            yield client.get_executor(pure=False), max(1, sum(client.nthreads().values()))

    return Workers(opened, (BrokenExecutor, CancelledError, KilledWorker, CommClosedError))


def lent(executor: Executor, workers: int | None = None) -> Workers:
    """An executor of the caller's, who closes it, too."""
    return Workers(lambda: nullcontext((executor, workers or _size(executor))))


def chosen(
    jobs: int = 1, address: str | None = None, executor: Executor | Callable[[], Executor] | None = None
) -> Workers:
    """The caller's own executor, or one that it makes whenever one is needed; or a cluster; or so many processes."""
    if isinstance(executor, Executor):
        return lent(executor)
    if executor is not None:
        return Workers(lambda: _made(executor))
    if address is not None:
        return cluster(address)
    return processes(jobs) if jobs > 1 else here()


@contextmanager
def _made(make: Callable[[], Executor]) -> Iterator[tuple[Executor, int]]:
    with make() as executor:
        yield executor, _size(executor)


def _size(executor: Executor) -> int:
    return int(getattr(executor, "_max_workers", LENT))
