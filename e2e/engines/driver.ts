/** One open window of a browser, with what puppeteer and WebDriver can both do. */
export interface Driver {
  /** Opens an address and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page and returns its result, as JSON can carry it. */
  run(body: string): Promise<unknown>;
  /** Clicks with the mouse at a place in the window. */
  clickAt(xPixels: number, yPixels: number): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Escape' | 'ArrowRight'): Promise<void>;
  resize(widthPixels: number, heightPixels: number): Promise<void>;
  close(): Promise<void>;
}
