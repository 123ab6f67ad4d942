/** The whole style of /api/docs, in the page itself: its hash is in the page's policy. */
export const DOCS_STYLE = `
:root{color-scheme:light dark;--ink:#11142f;--soft:#4a4f75;--line:#d9dcf0;--page:#fff;--well:#f4f5fc;--blue:#2733c9;--green:#0b6b45;--red:#a8240c;--amber:#7a4d00}
@media (prefers-color-scheme:dark){:root{--ink:#f1f2fb;--soft:#b4b9da;--line:#343a66;--page:#0d1027;--well:#161a3a;--blue:#aab2ff;--green:#6fd9a8;--red:#ff9a85;--amber:#f0c069}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0 auto;max-width:76rem;padding:2.5rem 1.25rem 6rem;background:var(--page);color:var(--ink);font:1rem/1.55 system-ui,sans-serif;display:grid;gap:0 3rem;grid-template-columns:minmax(0,1fr)}
h1{font-size:2.25rem;line-height:1.15;margin:0 0 .5rem;letter-spacing:-.02em}
header p{max-width:44rem;color:var(--soft);margin:.25rem 0}
a{color:var(--blue)}
nav h2{font-size:.8rem;color:var(--soft);margin:1.5rem 0 .25rem}
nav ul{list-style:none;margin:0;padding:0}
nav a{display:flex;align-items:baseline;padding:.3rem .4rem;margin:0 -.4rem;border-radius:.4rem;text-decoration:none;color:inherit;font-size:.82rem;overflow-wrap:anywhere}
nav a:hover{background:var(--well)}
main{min-width:0}
main>.group:first-child{margin-top:1rem}
.group{font-size:1.5rem;margin:3rem 0 0;letter-spacing:-.01em}
article{border-top:1px solid var(--line);margin-top:1.5rem;padding-top:1.25rem}
h3{font-size:1.2rem;margin:0;overflow-wrap:anywhere}
h4{margin:1.25rem 0 .35rem;font-size:.85rem;color:var(--soft)}
p{margin:.4rem 0}
.summary{font-weight:600}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.875em}
.method{display:inline-block;flex:none;min-width:3.9rem;font:700 .72rem/1 ui-monospace,SFMono-Regular,Menlo,monospace;color:var(--blue)}
.post,.put,.patch{color:var(--amber)}
.delete{color:var(--red)}
pre{background:var(--well);border-radius:.5rem;padding:.9rem 1rem;overflow:auto;max-height:24rem;margin:.5rem 0}
table{border-collapse:collapse;width:100%;margin:.75rem 0;font-size:.9rem}
th,td{text-align:left;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--soft);font-weight:600}
details{border-bottom:1px solid var(--line)}
summary{cursor:pointer;padding:.5rem 0}
.status{display:inline-block;min-width:2.6rem;font-weight:700}
.good{color:var(--green)}.same{color:var(--soft)}.refused{color:var(--red)}
:focus-visible{outline:3px solid var(--blue);outline-offset:2px}
@media (min-width:60rem){body{grid-template-columns:17rem minmax(0,1fr)}header{grid-column:1/-1}nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding-bottom:2rem}.method{min-width:3.4rem}}
@media (max-width:40rem){th:nth-child(2),td:nth-child(2){display:none}}
`
