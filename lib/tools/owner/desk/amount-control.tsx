import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { limitsShape, readAmount, refuseAmount, spellAmount } from './read-amount';

/**
 * The field for a number. The editor's own empties itself at a comma or a space, and goes on with
 * what is typed after it. This one keeps the text as it is typed until the field is left, and hands
 * the editor the number that it means, or the text itself, which `isValid` refuses.
 */
export class AmountControl extends Component<CustomFieldControlProps> {
  override state: { typed: string | undefined } = { typed: undefined };

  /** Called by the editor for the value that it holds. */
  isValid = (value: unknown) => {
    const message = refuseAmount(value, this.#limits);
    return message === undefined || { error: { message } };
  };

  get #limits() {
    return limitsShape.parse(this.props.field.toJS());
  }

  override render() {
    const { classNameWrapper, forID, onChange } = this.props;
    const limits = this.#limits;
    const keypad = limits.step < 1 ? 'decimal' : 'numeric';
    return (
      <input
        className={classNameWrapper}
        aria-labelledby={`${forID}-label`}
        aria-errormessage={`${forID}-error`}
        autoComplete="off"
        // A phone's pad of digits has no minus.
        inputMode={limits.min < 0 ? 'text' : keypad}
        value={this.state.typed ?? spellAmount(this.props.value)}
        onChange={({ target: { value: typed } }) => {
          this.setState({ typed });
          onChange(readAmount(typed, limits));
        }}
        onBlur={() => this.setState({ typed: undefined })}
      />
    );
  }
}
