import { PRELOADED_REQUESTS } from "@/lib/platform/browser/api/preloaded-requests";

/**
 * Inline script in the head: where a token is stored, it shows the splash screen and preloads the user and the first
 * requests of the screen (PRELOADED_REQUESTS, by the URL with its query, because the requests differ by it). An expired
 * token is skipped, because it is refreshed first. Meanwhile it also warms up Intl.DateTimeFormat, whose first use is
 * slow.
 *
 * A failure here loses nothing: the screen makes the request itself, and an invalid token is checked and refused there.
 */
const SCRIPT = `try{
var d=document.documentElement,t=localStorage.getItem("accessToken"),w=location.pathname.match(/^\\/(\\w\\w)(\\/account(?=\\/|$).*)?/);
if(t){d.dataset.session="checking";
(window.requestIdleCallback||setTimeout)(function(){new Intl.DateTimeFormat("en")});
if(JSON.parse(atob(t.split(".")[1].replace(/-/g,"+").replace(/_/g,"/"))).exp*1e3>Date.now()+5e3){
var p=w&&w[2]?w[2].replace(/\\/$/,"")+location.search:"",i=p.slice(p.lastIndexOf("/")+1),c=${JSON.stringify(PRELOADED_REQUESTS)},a={};
["/auth/user"].concat(c[p]||(/^[\\da-f-]{36}$/.test(i)&&c[p.replace(i,":id")])||[]).forEach(function(u){
u="/api"+u.replace(":id",i);
(a[u]=fetch(u,{headers:{Authorization:"Bearer "+t,"Content-Language":w?w[1]:"en"}})
.then(function(r){return r.text().then(function(s){return r.ok?s:null})})).catch(function(){})});
preloadedRequests={token:t,answers:a}}}
}catch(e){}`.replaceAll("\n", "");

/** Before the first paint: the splash screen and the preloaded requests for users with a session. */
export function PreloadScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
