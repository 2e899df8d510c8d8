const SCRIPT = `addEventListener("submit",function(e){var f=e.target;if(f.method!="post"||f.dataset.hydrated)return;e.preventDefault();f.dataset.submitted="1"},true)`;

/**
 * Holds a form's submit back until hydration, which takes seconds on an old phone: a native submit would reload the page
 * and lose what was typed. `useReplaySubmit` replays it.
 */
export function HydrationFormScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
