import { act, fireEvent, render, screen } from '@testing-library/react';
import { formCopy } from '@/content/enquiry';
import { sendEmail } from '@/lib/enquiry/email-service';
import { delivery } from '@/lib/enquiry/test-enquiries';
import { ContactForm } from './contact-form';

jest.mock('@/lib/enquiry/email-service', () => ({
  ...jest.requireActual<object>('@/lib/enquiry/email-service'),
  sendEmail: jest.fn(),
}));

const props = { ...delivery, phone: '+27 82 000 0000', libraryVersion: '1', draftKey: 'enquiry /' };

/** Opens the form, fills it in and presses Send. @returns answers what is sent */
function send(message: string) {
  Object.assign(globalThis, { CSS: { supports: () => true } });
  render(<ContactForm {...props} />);
  for (const [label, value] of [
    [formCopy.labels.name, 'Ann'],
    [formCopy.labels.email, 'ann@example.com'],
    [formCopy.labels.message, message],
  ] as const) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: formCopy.submit }));
  return jest.mocked(sendEmail).mock.calls.at(-1);
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(sendEmail).mockClear();
});

test('an answer ends the sending, takes the focus and empties the form by a reset', async () => {
  const reset = jest.spyOn(HTMLFormElement.prototype, 'reset');
  const [enquiry, , onAnswer] = send('Hello') ?? [];
  expect(enquiry).toEqual({ name: 'Ann', email: 'ann@example.com', phone: '', message: 'Hello' });
  expect(screen.getByRole('button', { name: formCopy.submitting })).toBeDisabled();
  expect(screen.getByLabelText('Message')).toHaveAttribute('readonly');
  act(() => onAnswer?.('sent'));
  expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(reset).toHaveBeenCalledTimes(1);
});
