const HOLD = `addEventListener("submit",function(e){var f=e.target;if(f.method!="post"||f.dataset.hydrated)return;e.preventDefault();f.dataset.submitted="1"},true)`;

/**
 * A form that is sent before the page has come alive, which takes seconds on an old phone, waits for it instead of
 * going off without the page and losing what was typed; `useReplaySubmit` sends it then.
 */
export function HydrationFormScript() {
  return <script dangerouslySetInnerHTML={{ __html: HOLD }} />;
}
