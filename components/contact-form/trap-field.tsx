import { enquiryHelp } from '@/content/enquiry-help';

/** A field that no person sees or reaches, and that a program fills in. */
export function TrapField() {
  return (
    <label aria-hidden="true" className="sr-only">
      {enquiryHelp.trap}
      <input name="trap" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
