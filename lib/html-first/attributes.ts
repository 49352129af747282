/**
 * The attributes that the page, the loader and the islands share, each written here and nowhere
 * else. An enum, since the bundler writes its values straight into the loader.
 */
export enum Attribute {
  /** On an island's wrapper: its name in the settings. */
  Island = 'data-island',
  /** On the element that a component is hydrated in. */
  Root = 'data-island-root',
  /** On the wrapper: the component's props, as JSON. */
  Props = 'data-props',
  /** On the wrapper: the media query of the devices that the island is fetched for. */
  Media = 'data-media',
  /** On the wrapper, by the runtime: the island's code runs, or is about to. */
  Started = 'data-started',
  /** On the wrapper, by the runtime: the island listens to every event. */
  Ready = 'data-ready',
  /** On each note of an island: the state in which it is shown. */
  Note = 'data-note',
  /** On a form: the key in sessionStorage and localStorage under which the loader keeps its text. */
  Draft = 'data-draft',
  /** On a form, by the loader: it had words as the page was opened. */
  Restored = 'data-restored',
  /** On a link whose last parameter is a message: a press writes the form's text into it. */
  Message = 'data-message',
  /** On an inline script of the site's own, which the build leaves in the page. */
  Inline = 'data-inline',
}
