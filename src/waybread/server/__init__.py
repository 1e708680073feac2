"""HTTP and WebSocket around tables, seat links, storage."""

from waybread.server.server_process import run_server
from waybread.server.settings import Limits, Settings, SettingsError, explained, read_settings

__all__ = ["Limits", "Settings", "SettingsError", "explained", "read_settings", "run_server"]
