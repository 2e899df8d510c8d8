// Plain CSS, because public pages have no CSS-in-JS. Dark in both colour schemes, like all toasts.
const BAR = "calc(64px + env(safe-area-inset-bottom))";

/** Styles of the PWA's overlays: one column at the lower edge, above the bars of a phone. */
export const PWA_STYLES = `
.tb-pwa{position:fixed;right:24px;bottom:24px;z-index:1140;display:grid;gap:8px;width:min(420px,calc(100vw - 32px));font:400 0.9375rem/1.375rem var(--font-inter,Inter),var(--font-inter-europe,Inter),system-ui,sans-serif}
.tb-pwa>*{animation:tb-pwa 220ms cubic-bezier(.2,.8,.2,1)}
.tb-pwa p,.tb-pwa ol,.tb-pwa h2{margin:0;overflow-wrap:anywhere}
.tb-pwa-ink{display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px;padding:6px 8px 6px 16px;border:1px solid rgba(255,255,255,.14);border-radius:12px;background:#171A21;color:#fff;box-shadow:0 20px 48px -16px rgba(23,26,33,.3)}
[data-scheme=dark] .tb-pwa-ink{background:#2A303B}
.tb-pwa-ink p{flex:1 1 180px;min-width:0;padding:8px 0}
.tb-pwa-ink small{display:block;font-size:0.8125rem;line-height:1.125rem;color:#C9CED6}
.tb-pwa-acts{display:flex;flex-wrap:wrap;gap:0 4px;margin-left:auto}
.tb-pwa button{min-width:44px;min-height:44px;padding:8px 12px;border:0;border-radius:12px;background:none;color:inherit;font:inherit;font-weight:630;cursor:pointer}
.tb-pwa-ink button{color:#FFC74D}
.tb-pwa-ink>button{margin-left:auto}
.tb-pwa button:focus-visible{outline:2px solid currentColor;outline-offset:-2px}
.tb-pwa-card{padding:20px;border:1px solid var(--tb-palette-divider,#E1E4E9);border-radius:18px;background:var(--tb-palette-surface-raised,#fff);color:var(--tb-palette-text-secondary,#4B5261);box-shadow:0 20px 48px -16px rgba(23,26,33,.3)}
.tb-pwa-head{display:flex;gap:16px;align-items:flex-start}
.tb-pwa-logo{flex:none;width:48px;height:48px;background:url(/logo.svg) center/contain no-repeat}
.tb-pwa-card h2{font-size:1.125rem;line-height:1.625rem;font-weight:670;letter-spacing:-.011em;color:var(--tb-palette-text-primary,#171A21)}
.tb-pwa-card ol{margin:12px 0 16px;padding-left:24px;display:grid;gap:6px}
.tb-pwa-card li::marker{font-weight:660;color:var(--tb-palette-text-primary,#171A21)}
.tb-pwa-card .tb-pwa-acts{justify-content:flex-end}
.tb-pwa-card button{color:var(--tb-palette-text-primary,#171A21)}
.tb-pwa-card button.tb-pwa-main{background:var(--tb-palette-primary-main,#F9AE0D);color:#171A21;padding:8px 20px}
@keyframes tb-pwa{from{opacity:0;transform:translateY(8px)}}
@media (prefers-reduced-motion:reduce){.tb-pwa>*{animation:none}}
body:has([data-chat]) .tb-pwa{bottom:calc(var(--tb-banner,0px) + 8px)}
@media (max-width:1023px){
.tb-pwa{left:16px;right:16px;width:auto;bottom:max(calc(16px + env(safe-area-inset-bottom)),calc(var(--tb-banner,0px) + 8px))}
body:has([data-bottom-bar]) .tb-pwa{bottom:max(calc(${BAR} + 8px),calc(var(--tb-banner,0px) + 8px))}
body:has([data-sticky-bar]) .tb-pwa{bottom:calc(96px + env(safe-area-inset-bottom))}
body:has([data-chat]) .tb-pwa{bottom:calc(8px + max(env(safe-area-inset-bottom),var(--tb-banner,0px)))}
}
@media print{.tb-pwa{display:none}}
`;
