/** Keys that a journey presses by name. */
export type Key = 'Escape' | 'ArrowRight';

/** One open window of a browser; the little that every engine can be asked to do. */
export interface EngineDriver {
  /** Opens an address and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page; what it returns comes back through JSON. */
  run(body: string): Promise<unknown>;
  /** Clicks, as a mouse does, at a place in the window. */
  clickAt(xPixels: number, yPixels: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(widthPixels: number, heightPixels: number): Promise<void>;
  close(): Promise<void>;
}
