# Sends one test message through the email service, like an enquiry. Follows no redirect, which would receive the
# private key, and prints no text of the answer.
jq --compact-output '{
  service_id: env.SERVICE_ID, template_id: env.TEMPLATE_ID, user_id: env.PUBLIC_KEY, accessToken: env.PRIVATE_KEY,
  template_params: {
    from_name: "Test of the contact form", from_email: .email, to_email: .email, phone: "Not provided",
    subject: "TEST: the contact form works",
    message: "This is a test that the website sends by itself (\(now | todate)). There is nothing to answer."
  }
}' content/facts/farm.json > message.json
status=$(curl --silent --max-time 30 --output answer --write-out '%{http_code}' --json @message.json "$SERVICE/api/v1.0/email/send") || true
if [ "$status" != 200 ] || [ "$(cat answer)" != OK ]; then
  echo "::error::The email service answered $status: enquiries may not be reaching the farm; docs/enquiries.md says what each answer means."
  exit 1
fi
