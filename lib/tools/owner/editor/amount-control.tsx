import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { limitsSchema, readAmount, refuseAmount, spellAmount } from './read-amount';

/**
 * The field for a number. The editor's own empties itself at a comma or a space, and goes on with
 * what is typed after it. This one keeps the text as it is typed until the field is left, and hands
 * the editor the number that it means, or the text itself, which is refused as the field is left, and
 * again by the check before a save.
 */
export class AmountControl extends Component<CustomFieldControlProps> {
  override state: { typed: string | undefined } = { typed: undefined };

  override render() {
    const { classNameWrapper, field, forID, onChange } = this.props;
    const limits = limitsSchema.parse(field.toJS());
    const keypad = limits.step < 1 ? 'decimal' : 'numeric';
    const { typed } = this.state;
    const problem = typed === undefined ? refuseAmount(this.props.value, limits) : undefined;
    return (
      <>
        <input
          className={classNameWrapper}
          aria-labelledby={`${forID}-label`}
          aria-invalid={problem !== undefined}
          aria-describedby={`${forID}-problem`}
          autoComplete="off"
          // A phone's pad of digits has no minus.
          inputMode={limits.min < 0 ? 'text' : keypad}
          value={typed ?? spellAmount(this.props.value)}
          onChange={({ target: { value } }) => {
            this.setState({ typed: value });
            onChange(readAmount(value, limits));
          }}
          onBlur={() => this.setState({ typed: undefined })}
        />
        {problem && (
          <p id={`${forID}-problem`} role="alert">
            {problem}
          </p>
        )}
      </>
    );
  }
}
