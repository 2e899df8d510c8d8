import { PRELOADED_REQUESTS } from "@/lib/platform/browser/api/preloaded-requests";

/**
 * Runs by itself in the head: marks the page when a stored token must be checked, which shows the loading screen, and
 * asks who it belongs to and what the screen will want to know (only at an address without a query, which would ask
 * for something else). A token that has run out is not worth a call: it is renewed first. The first use of a
 * calendar takes the browser a moment, too, which it has while the scripts are on their way.
 *
 * Nothing that fails here is lost: the screen makes the call itself, and a token that is none is checked and refused.
 */
const ASK = `try{
var d=document.documentElement,t=localStorage.getItem("accessToken"),w=location.pathname.match(/^\\/(\\w\\w)(\\/account(?=\\/|$).*)?/);
if(t){d.dataset.session="checking";
(window.requestIdleCallback||setTimeout)(function(){new Intl.DateTimeFormat("en")});
if(JSON.parse(atob(t.split(".")[1].replace(/-/g,"+").replace(/_/g,"/"))).exp*1e3>Date.now()+5e3){
var p=w&&w[2]&&!location.search?w[2].replace(/\\/$/,""):"",i=p.slice(p.lastIndexOf("/")+1),c=${JSON.stringify(PRELOADED_REQUESTS)},a={};
["/auth/user"].concat(c[p]||(/^[\\da-f-]{36}$/.test(i)&&c[p.replace(i,":id")])||[]).forEach(function(u){
u="/api"+u.replace(":id",i);
(a[u]=fetch(u,{headers:{Authorization:"Bearer "+t,"Content-Language":w?w[1]:"en"}})
.then(function(r){return r.text().then(function(s){return r.ok?s:null})})).catch(function(){})});
earlyCalls={token:t,answers:a}}}
}catch(e){}`.replaceAll("\n", "");

/** Before the first paint: the loading screen for people with a session, and the first calls in their name. */
export function PreloadScript() {
  return <script dangerouslySetInnerHTML={{ __html: ASK }} />;
}
