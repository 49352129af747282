/**
 * The attributes by which elements are found that the page, the loader and the islands share. An enum, since
 * the bundler writes its values straight into the loader. What scripts alone read and write is in `dataset`,
 * which takes fewer bytes: of a wrapper `started` (its code runs) and `ready` (it listens to every event), of a
 * form `draft` (the name under which its draft is kept) and `restored` (by its draft, and not typed into since).
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
  /** On each note of an island: the state in which it is shown. */
  Note = 'data-note',
  /** On a link whose last parameter is a message, with its own one: a press writes the form's text into it. */
  Message = 'data-message',
  /** On an inline script of the site's own, which the build leaves in the page. */
  Inline = 'data-inline',
}
