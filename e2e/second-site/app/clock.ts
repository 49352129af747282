export function startClock(wrapper: HTMLElement): void {
  wrapper.querySelector('button')?.addEventListener('click', () => {
    const output = wrapper.querySelector('output');
    if (output) output.value = new Date().toISOString();
  });
}
