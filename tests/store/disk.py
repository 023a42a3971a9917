"""A disk that loses unflushed data in a power cut: a layer between SQLite and the system's files.

It records each write, and each flush (SQLite's `xSync`) makes the writes before it durable. See
https://sqlite.org/vfs.html for the structures; all connections of this process go through the layer while it is
on, because it is the default one.
"""

from __future__ import annotations

import ctypes
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, addressof, byref, c_char_p, c_int, c_int64, c_void_p, cast
from pathlib import Path
from typing import Any

OK = 0

Opens = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
Closes = CFUNCTYPE(c_int, c_void_p)
Writes = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
Truncates = CFUNCTYPE(c_int, c_void_p, c_int64)
Syncs = CFUNCTYPE(c_int, c_void_p, c_int)


class Vfs(Structure):
    """`sqlite3_vfs`."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("path_size", c_int),
        ("following", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
        ("further", c_void_p * 14),
    )


class Methods(Structure):
    """`sqlite3_io_methods`."""

    _fields_ = (
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", c_void_p),
        ("truncate", c_void_p),
        ("sync", c_void_p),
        ("further", c_void_p * 13),
    )


class File(Structure):
    """`sqlite3_file`, which begins with its methods."""

    _fields_ = (("methods", c_void_p),)


Change = Callable[[bytearray], None]


class Disk:
    """The content of the disk after a power cut, by path."""

    def __init__(self) -> None:
        self._durable: dict[Path, bytearray] = defaultdict(bytearray)
        self._pending: dict[Path, list[Change]] = defaultdict(list)

    def wrote(self, path: Path, data: bytes, offset: int) -> None:
        def change(content: bytearray) -> None:
            content.extend(bytes(max(0, offset - len(content))))
            content[offset : offset + len(data)] = data

        self._pending[path].append(change)

    def truncated(self, path: Path, size: int) -> None:
        self._pending[path].append(lambda content: content.__delitem__(slice(size, None)))

    def flushed(self, path: Path) -> None:
        for change in self._pending.pop(path, []):
            change(self._durable[path])

    def after_power_cut(self, path: Path, folder: Path) -> Path:
        """The database as it would be found again: a copy in this folder."""
        folder.mkdir()
        for kept in (path, path.with_name(f"{path.name}-wal")):
            (folder / kept.name).write_bytes(self._durable.get(kept, b""))
        return folder / path.name


@contextmanager
def power_cuts() -> Iterator[Disk]:
    """Inside, new connections write to this disk; close them before the end."""
    disk = Disk()
    layer = _Layer(disk)
    layer.register()
    try:
        yield disk
    finally:
        layer.unregister()


class _Layer:
    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        # The library that Python's module uses.
        self._library: Any = ctypes.CDLL(_library())
        self._library.sqlite3_vfs_find.restype = POINTER(Vfs)
        self._plain = self._library.sqlite3_vfs_find(None)
        self._paths: dict[int, Path] = {}
        self._methods: dict[int, tuple[Methods, Methods, tuple[Any, ...]]] = {}
        self._vfs = Vfs.from_buffer_copy(self._plain.contents)
        self._vfs.name = b"power-cuts"
        self._vfs.following = None
        self._open = Opens(self._opened)
        self._vfs.open = cast(self._open, c_void_p)

    def register(self) -> None:
        assert self._library.sqlite3_vfs_register(byref(self._vfs), 1) == OK

    def unregister(self) -> None:
        assert self._library.sqlite3_vfs_register(self._plain, 1) == OK
        assert self._library.sqlite3_vfs_unregister(byref(self._vfs)) == OK

    def _opened(self, _: int, name: int | None, file: int, flags: int, out: int | None) -> int:
        # SQLite keeps the pointer to the name, so it is passed on as it is.
        plain = cast(self._plain.contents.open, Opens)
        code = plain(cast(self._plain, c_void_p), name, file, flags, out)
        handle = File.from_address(file)
        if code == OK and name is not None and handle.methods:
            self._paths[file] = Path(ctypes.string_at(name).decode())
            handle.methods = addressof(self._recording(handle.methods))
        return int(code)

    def _recording(self, address: int) -> Methods:
        """The methods at this address, with those that change a file recorded."""
        if address not in self._methods:
            plain = Methods.from_address(address)
            made = Methods.from_buffer_copy(plain)
            close, write = cast(plain.close, Closes), cast(plain.write, Writes)
            truncate, sync = cast(plain.truncate, Truncates), cast(plain.sync, Syncs)

            def closed(file: int) -> int:
                self._paths.pop(file, None)
                return int(close(file))

            def wrote(file: int, data: int, size: int, offset: int) -> int:
                self._disk.wrote(self._paths[file], ctypes.string_at(data, size), offset)
                return int(write(file, data, size, offset))

            def truncated(file: int, size: int) -> int:
                self._disk.truncated(self._paths[file], size)
                return int(truncate(file, size))

            def flushed(file: int, flags: int) -> int:
                code = int(sync(file, flags))
                self._disk.flushed(self._paths[file])
                return code

            kept = (Closes(closed), Writes(wrote), Truncates(truncated), Syncs(flushed))
            made.close, made.write, made.truncate, made.sync = (cast(one, c_void_p).value for one in kept)
            self._methods[address] = (plain, made, kept)
        return self._methods[address][1]


def _library() -> str:
    """The SQLite library that this process has loaded."""
    maps = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    return next(line.split()[-1] for line in maps if "sqlite3" in line.rpartition("/")[2])
