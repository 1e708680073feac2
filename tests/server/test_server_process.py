"""How the server listens."""

import asyncio
import socket

from waybread.server.server_process import _listen


def test_small_packets_are_sent_at_once() -> None:
    """An answer of two packets would wait for the first to be acknowledged: 40 ms on Linux."""

    async def accepted() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def welcome(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = _listen("127.0.0.1", 0)
        async with await asyncio.start_server(welcome, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            try:
                return await found
            finally:
                writer.close()

    assert asyncio.run(accepted())
