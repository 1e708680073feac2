"""The style of our pages: the client's colours, light and dark, readable from 360 px on."""

from typing import Final

_LIGHT: Final = (
    "--table:#e9e0cc;--sheet:#f7f1e1;--ink:#2b2418;--faint:#5f543f;--line:#b9a888;--good:#35602a;--bad:#9c2f1f;"
    "--one:#5b3a8c;--two:#8a6408;--glow:#8a6408"
)
_DARK: Final = (
    "--table:#1d1a16;--sheet:#2a2620;--ink:#efe6d2;--faint:#b9ab91;--line:#51483a;--good:#9bcd8a;--bad:#ee9484;"
    "--one:#b79ae0;--two:#e0b352;--glow:#e0b352"
)
STYLE: Final = (
    f":root{{{_LIGHT}}}@media (prefers-color-scheme:dark){{:root{{{_DARK}}}}}"
    """
*{box-sizing:border-box}
body{margin:0;background:var(--table);color:var(--ink);
font:16px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{max-width:1320px;margin:0 auto;padding:24px 16px 48px}
h1,h2{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif;line-height:1.2;
font-weight:600;overflow-wrap:anywhere}
h1{font-size:clamp(24px,4vw,36px);margin:0 0 4px}
h2{font-size:20px;margin:28px 0 10px}
p{margin:6px 0;max-width:70ch}
header p{color:var(--faint)}
.card{background:var(--sheet);border:1px solid var(--line);border-radius:8px;padding:14px 16px;min-width:0}
.card h2{margin:0 0 10px;font-size:18px}
.cards{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,360px),1fr));align-items:start;
margin-top:16px}
main>.card{margin-top:16px}
.pair{display:grid;gap:8px 32px;grid-template-columns:repeat(auto-fit,minmax(min(100%,330px),1fr));align-items:start}
.pair>*,.beside>*{min-width:0}
@media (min-width:1240px){.beside{display:grid;gap:32px;
grid-template-columns:minmax(0,400px) minmax(min-content,1fr)}}
.big{font:600 44px/1.1 "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;margin:0}
.chart{display:block;width:100%;max-width:520px;height:auto;overflow:visible}
.chart text{fill:var(--ink);font-size:12px}
.chart .tick{fill:var(--faint);font-variant-numeric:tabular-nums}
.grid{stroke:var(--line);stroke-width:1;opacity:.6}
.zero{stroke:var(--ink);opacity:1}
.good{--colour:var(--good)}.bad{--colour:var(--bad)}.one{--colour:var(--one)}.two{--colour:var(--two)}
.line{fill:none;stroke:var(--colour);stroke-width:2;stroke-linejoin:round}
.line.bad,.line.two{stroke-dasharray:6 3}
.band{fill:var(--colour);opacity:.16}
.dot,.bar{fill:var(--colour)}
.bar.bad{fill-opacity:.75;stroke:var(--bad);stroke-width:1}
.whisker{stroke:var(--colour);stroke-width:3;stroke-linecap:round}
.trough{fill:var(--line);opacity:.35}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:4px 16px;margin:6px 0 0;padding:0;font-size:14px}
.legend svg{vertical-align:middle}
.key{display:inline-block;width:14px;height:14px;border-radius:3px;background:var(--colour);vertical-align:-2px}
details{margin-top:10px}
summary{cursor:pointer;min-height:44px;display:flex;align-items:center;color:var(--faint);text-decoration:underline}
:focus-visible{outline:3px solid var(--glow);outline-offset:2px}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums}
caption{text-align:left;color:var(--faint);padding:4px 0}
th,td{padding:5px 10px;border-bottom:1px solid var(--line);text-align:right;vertical-align:top}
td{white-space:nowrap}
th:first-child{text-align:left;font-weight:500;padding-left:0;position:sticky;left:0;background:var(--sheet);
min-width:7em}
thead th{font-weight:600;vertical-align:bottom}
.unseen{position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%)}
.hint{border-left:4px solid var(--glow);padding-left:10px}
@media (max-width:480px){th,td{padding:5px 6px}th:first-child{min-width:5.5em}}
@media print{body{background:none}}
"""
)
