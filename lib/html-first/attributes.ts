/**
 * Attributes that the page, the loader and the islands share. An enum, because esbuild inlines its values.
 * Where only scripts read and write, they use `dataset`, which takes fewer bytes: on a wrapper `started` (its
 * code runs) and `ready` (it listens to every event), on a form `draft` (the name of its draft).
 */
export enum Attribute {
  /** On an island's wrapper: its name in the settings. */
  Island = 'data-island',
  /** On the element that a component is hydrated in. */
  Root = 'data-island-root',
  /** On the wrapper: the component's props, as JSON. */
  Props = 'data-props',
  /** On the wrapper: a media query; the island is fetched only on devices that match it. */
  Media = 'data-media',
  /** On each note of an island: the state in which it is shown. */
  Note = 'data-note',
  /** On a link whose last parameter is a message: the message of an empty form. A press writes the form's text. */
  Message = 'data-message',
  /** On one of the site's own inline scripts: the build leaves it in the page. */
  Inline = 'data-inline',
}
