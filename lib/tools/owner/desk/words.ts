/** The editor's words that a farmer would not know, or that are not true here, by the editor's own names. */
export const words: Readonly<Record<string, string>> = {
  work_with_local_repo: 'Open the Project on This Computer',
  work_with_local_repo_description: 'When the browser asks, choose the folder “{$repo}”.',
  sign_in_using_access_token: 'Sign In with Your Token',
  sign_in_using_access_token_description: 'Paste the token that GitHub made for you.',
  sign_in_using_access_token_workflow_note: 'No token yet, or has it ended?',
  sign_in_using_access_token_link:
    '<a>Make one on {$service}</a>: under Repository access choose the one of the farm; Contents and Pull requests must say Read and write. Then tap Generate token, copy it, and come back here.',
  invalid_token: 'GitHub does not know this token. Copy the whole of it, or make a new one.',
  loading_site_data_error: 'The desk could not be opened.',
  repository_no_access: 'This token does not reach the files of the farm (“{$repo}”).',
  editorial_workflow: 'Not Yet Published',
  unpublished_entries: 'Not Yet Published',
  send_for_review: 'Ready to Publish',
  confirm_sending_for_review:
    'Your change is saved. Is it complete? Then tap Ready to Publish, and after that Publish at the top. To go on writing, tap Later.',
  entry_validation_errors:
    '.input {$count :integer} .match $count one {{One answer is not right yet. Correct it, then tap Save.}} * {{{$count} answers are not right yet. Correct them, then tap Save.}}',
  entry_saved: 'Saved.',
  publish_entry: 'Publish',
  confirm_publishing_entry:
    'Your change goes through one more check, which takes up to half an hour. Above the list the desk says when it is live, or why not.',
  entry_published: 'Published: it is on its way.',
  publishing_entry_failed: 'It is not published. The reason is at the top.',
  status_change_failed: 'Nothing was changed. The reason is at the top.',
  entry_deleted: 'Your change is discarded. What is live stays.',
  confirm_discarding_entry_changes:
    'What you saved and did not publish goes. What is live stays as it is.',
};

/** The states of a change, whose names the editor uses for other things as well. */
export const statuses =
  'status:{draft:`Not ready`,drafts:`Not ready`,in_review:`Looked at`,ready:`Ready`,pending_deletion:`To be deleted`,deploying:`On its way`}';
