"""Games that earlier versions have played: they still load, and they play the same."""
