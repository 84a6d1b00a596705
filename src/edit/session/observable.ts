// A state that parts of the screen can subscribe to.

export class Observable<State> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  /** @param listener called after each change @returns a function that ends it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): State => this.#state;

  set(state: State): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
