import { makeStyles, Tab, TabList, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { isEmail, isEmptyRichText, type MailBody, type MailSuggestion } from '@contracts';
import { ErrorSummary } from '../forms/error-summary';
import { TextField } from '../forms/text-field';
import { type Errors, type Form, useForm } from '../forms/use-form';
import { RichTextEditor } from '../rich-text/rich-text-editor';
import { FormDialog } from './form-dialog';
import { MailPreview } from './mail-preview';
import { RecipientsField } from './recipients-field';

interface MailFields {
  to: string[];
  cc: string[];
  replyTo: string;
  subject: string;
  text: string;
}

interface MailDialogProps {
  title: string;
  suggestion: MailSuggestion;
  /** Label of the button; 'Send' by default. */
  send?: string;
  /** Sends the mail. An error (RTK Query: `.unwrap()`) is shown in the dialog, which stays open. */
  onSend: (mail: MailBody) => Promise<unknown>;
  onClose: () => void;
  /** Additional fields above the mail, such as the choice of a person. */
  children?: ReactNode;
  /** Why the mail cannot be sent yet. */
  notReady?: string;
  /** The mail contains personal links, so its recipients are shown but cannot be changed. */
  personal?: boolean;
}

const useStyles = makeStyles({ body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM } });

const validate = ({ to, replyTo, subject, text }: MailFields): Errors<MailFields> => ({
  to: to.length === 0 ? 'Please add at least one recipient' : undefined,
  replyTo: replyTo.trim() === '' || isEmail(replyTo) ? undefined : 'Email is not valid',
  subject: subject.trim() === '' ? 'Please write a subject' : undefined,
  text: isEmptyRichText(text) ? 'Please write a message' : undefined,
});

const startOf = ({ to, cc, subject, message }: MailSuggestion): MailFields => ({
  to,
  cc,
  replyTo: '',
  subject,
  text: message,
});

/** Without a reply address, the server uses the office's. */
const bodyOf = ({ replyTo, ...mail }: MailFields): MailBody =>
  replyTo.trim() === '' ? mail : { ...mail, replyTo: replyTo.trim() };

/** The dialog for every mail sent by a person: recipients, text and preview. Mount it when opened; give each suggestion its own `key`. */
export function MailDialog(props: MailDialogProps) {
  const { title, suggestion, send = 'Send', onSend, onClose, children, notReady, personal = false } = props;
  const styles = useStyles();
  const form = useForm<MailFields>({
    initial: startOf(suggestion),
    validate,
    submit: (mail) => (notReady ? Promise.reject(new Error(notReady)) : onSend(bodyOf(mail))),
  });
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const submit = async () => {
    if (await form.submit()) onClose();
    else setTab('write');
  };
  return (
    <FormDialog
      open
      size="wide"
      title={title}
      submit={send}
      busy={form.submitting}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      {children}
      <TabList
        selectedValue={tab}
        onTabSelect={(_event, { value }) => setTab(value === 'preview' ? 'preview' : 'write')}
      >
        <Tab value="write">Write</Tab>
        <Tab value="preview">Preview</Tab>
      </TabList>
      <div className={styles.body}>
        <ErrorSummary form={form} />
        {tab === 'write' ? <MailFieldset form={form} personal={personal} /> : <MailPreview mail={form.values} />}
      </div>
    </FormDialog>
  );
}

function MailFieldset({ form, personal }: { form: Form<MailFields>; personal: boolean }) {
  const { values, errors, set } = form;
  return (
    <>
      {personal ? (
        <Text>To: {values.to.join(', ')}</Text>
      ) : (
        <>
          <RecipientsField
            id={form.idOf('to')}
            label="To"
            required
            value={values.to}
            error={errors.to}
            onChange={(to) => set('to', to)}
          />
          <RecipientsField label="Cc" value={values.cc} onChange={(cc) => set('cc', cc)} />
        </>
      )}
      <TextField
        form={form}
        name="replyTo"
        label="Reply to"
        help="If empty, replies go to the editorial office."
        type="email"
      />
      <TextField form={form} name="subject" label="Subject" required />
      <RichTextEditor
        id={form.idOf('text')}
        label="Message"
        required
        minHeight={220}
        value={values.text}
        error={errors.text}
        onChange={(text) => set('text', text)}
      />
    </>
  );
}
