import { Text } from '@fluentui/react-components';
import {
  isEmail,
  isEmptyRichText,
  type MailBody,
  type MailSuggestion,
  PERSON_MESSAGES,
  shownAddress,
  t,
} from '@contracts';
import { TextField } from '../forms/text-field';
import type { Errors, Form } from '../forms/use-form';
import { RichTextEditor } from '../rich-text/rich-text-editor';
import { hasInvalid, RecipientsField } from './recipients-field';

export interface MailFields {
  to: string[];
  cc: string[];
  replyTo: string;
  subject: string;
  text: string;
  /** Typed addresses that are not added yet. */
  typed: Record<Recipients, string>;
}

type Recipients = 'to' | 'cc';

/** An address that was mistyped must not be left out of the mail. */
const problemOf = (typed: string): string | undefined => (hasInvalid(typed) ? PERSON_MESSAGES.emailInvalid : undefined);

export const validateMail = ({ to, replyTo, subject, text, typed }: MailFields): Errors<MailFields> => ({
  to: problemOf(typed.to) ?? (to.length === 0 ? t('Please add at least one recipient') : undefined),
  cc: problemOf(typed.cc),
  replyTo: replyTo.trim() === '' || isEmail(replyTo) ? undefined : t('Email is not valid'),
  subject: subject.trim() === '' ? t('Please write a subject') : undefined,
  text: isEmptyRichText(text) ? t('Please write a message') : undefined,
});

/** The fields with a mail that was written earlier. */
export const fieldsOf = ({ to, cc, replyTo, subject, text }: Omit<MailFields, 'typed'>): MailFields => ({
  ...{ to, cc, replyTo, subject, text },
  typed: { to: '', cc: '' },
});

export const fieldsOfSuggestion = ({ to, cc, subject, message }: MailSuggestion): MailFields =>
  fieldsOf({ to, cc, replyTo: '', subject, text: message });

/** The fields as a mail. Without a reply address, the server uses the office's. */
export const mailOfFields = ({ replyTo, typed: _notAdded, ...mail }: MailFields, sendAnyway = false): MailBody => ({
  ...mail,
  ...(replyTo.trim() === '' ? {} : { replyTo: replyTo.trim() }),
  ...(sendAnyway ? { sendAnyway } : {}),
});

interface Props {
  form: Form<MailFields>;
}

const recipients = ({ values, errors, set, leave, idOf }: Form<MailFields>, field: Recipients) => ({
  ...{ id: idOf(field), value: values[field], typed: values.typed[field], error: errors[field] },
  onChange: (addresses: string[]) => set(field, addresses),
  onTyped: (text: string) => set('typed', { ...values.typed, [field]: text }),
  onInvalid: () => leave(field),
});

/** Recipients, reply address and subject. `personal`: the mail contains personal links, so its recipients cannot be changed. */
export function MailHeadFields({ form, personal = false }: Props & { personal?: boolean }) {
  const { values } = form;
  return (
    <>
      {personal ? (
        <Text>{t('To: {list}', { list: values.to.map(shownAddress).join(', ') })}</Text>
      ) : (
        <>
          <RecipientsField label={t('To')} required {...recipients(form, 'to')} />
          <RecipientsField label={t('Cc')} {...recipients(form, 'cc')} />
        </>
      )}
      <TextField
        form={form}
        name="replyTo"
        label={t('Reply to')}
        help={t('If empty, replies go to the editorial office.')}
        type="email"
      />
      <TextField form={form} name="subject" label={t('Subject')} required />
    </>
  );
}

/** The text of a mail. `insertable`: what its menu inserts. */
export function MailTextField({ form, insertable }: Props & Pick<MailSuggestion, 'insertable'>) {
  return (
    <RichTextEditor
      id={form.idOf('text')}
      label={t('Message')}
      required
      isLetter
      minHeight={220}
      insertable={insertable}
      value={form.values.text}
      error={form.errors.text}
      onChange={(text) => form.set('text', text)}
    />
  );
}

/** All fields of a mail. */
export function MailFieldset({
  form,
  personal,
  insertable,
}: Props & { personal: boolean } & Pick<MailSuggestion, 'insertable'>) {
  return (
    <>
      <MailHeadFields form={form} personal={personal} />
      <MailTextField form={form} insertable={insertable} />
    </>
  );
}
