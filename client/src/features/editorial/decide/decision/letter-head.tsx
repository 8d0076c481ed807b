import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { shownAddress, t } from '@contracts';
import { type MailFields, MailHeadFields } from '../../../../shared/dialogs/mail-fields';
import { MailPreview } from '../../../../shared/dialogs/mail-preview';
import { ReadDialog } from '../../../../shared/dialogs/read-dialog';
import type { Form } from '../../../../shared/forms/use-form';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  title: {
    margin: 0,
    flexGrow: 1,
    flexBasis: '100%',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  line: { display: 'block', overflowWrap: 'anywhere', color: tokens.colorNeutralForeground2 },
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

/** The recipients and the subject of the letter, in short. The fields can be opened to change them. */
export function LetterHead({ form }: { form: Form<MailFields> }) {
  const styles = useStyles();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const { to, cc, replyTo, subject } = form.values;
  // A field with an error message must be visible.
  const open =
    opened || (['to', 'cc', 'replyTo', 'subject'] as const).some((field) => form.errors[field] !== undefined);
  return (
    <>
      <div className={styles.row}>
        <h3 className={styles.title}>
          {t('Letter to {count, plural, one {# person} other {# people}}', { count: to.length })}
        </h3>
        <Button size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpened(!open)}>
          {t('Recipients and subject')}
        </Button>
        <Button size="small" onClick={() => setPreviewing(true)}>
          {t('Preview')}
        </Button>
      </div>
      <div id={id} className={styles.fields}>
        {open ? (
          <MailHeadFields form={form} />
        ) : (
          <Text size={200} className={styles.line}>
            {[
              t('To {people}', { people: to.map(shownAddress).join(', ') }),
              ...(cc.length > 0 ? [t('cc {people}', { people: cc.join(', ') })] : []),
              ...(replyTo.trim() === '' ? [] : [t('replies to {people}', { people: replyTo.trim() })]),
            ].join('; ')}
            <br />
            {subject}
          </Text>
        )}
      </div>
      {previewing && <Preview fields={form.values} onClose={() => setPreviewing(false)} />}
    </>
  );
}

function Preview({ fields, onClose }: { fields: MailFields; onClose: () => void }) {
  return (
    <ReadDialog title={t('The letter as it is sent')} onClose={onClose}>
      <MailPreview mail={fields} />
    </ReadDialog>
  );
}
