const HOLD = `addEventListener("submit",function(e){var f=e.target;if(f.method!="post"||f.dataset.alive)return;e.preventDefault();f.dataset.pressed="1"},true)`;

/**
 * A form that is sent before the page has come alive, which takes seconds on an old phone, waits for it instead of
 * going off without the page and losing what was typed; `useAliveForm` sends it then.
 */
export function EarlyFormScript() {
  return <script dangerouslySetInnerHTML={{ __html: HOLD }} />;
}
