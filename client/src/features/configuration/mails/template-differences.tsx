import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { diffWordsWithSpace } from 'diff';
import { useState } from 'react';
import { type MailTemplateView, t } from '@contracts';
import { ReadDialog } from '../../../shared/dialogs/read-dialog';
import type { TemplateValues } from './template-editor';
import { readableOf } from './template-words';

const useStyles = makeStyles({
  text: {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: tokens.lineHeightBase500,
    margin: `${tokens.spacingVerticalXS} 0 ${tokens.spacingVerticalL}`,
    '& ins': { backgroundColor: tokens.colorPaletteGreenBackground2, color: tokens.colorNeutralForeground1 },
    '& del': { backgroundColor: tokens.colorPaletteRedBackground2, color: tokens.colorNeutralForeground1 },
  },
  title: { fontSize: tokens.fontSizeBase300, margin: 0 },
});

interface DifferencesProps {
  template: MailTemplateView;
  /** The current text in the editor. */
  text: TemplateValues;
}

/** Shows what differs from the default; only while something does. */
export function DifferencesButton({ template, text }: DifferencesProps) {
  const [open, setOpen] = useState(false);
  const { defaultSubject, defaultBody } = template;
  if (text.subject === defaultSubject && text.body === defaultBody) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('Show differences')}
      </Button>
      {open && <Differences template={template} text={text} onClose={() => setOpen(false)} />}
    </>
  );
}

function Differences({ template, text, onClose }: DifferencesProps & { onClose: () => void }) {
  const styles = useStyles();
  const { defaultSubject, defaultBody, variables } = template;
  const before = readableOf({ subject: defaultSubject, body: defaultBody }, variables);
  const now = readableOf(text, variables);
  const isSame = before.subject === now.subject && before.body === now.body;
  return (
    <ReadDialog title={t('Differences from the default')} wide onClose={onClose}>
      <Text>
        {isSame
          ? t('The words are the same: only the formatting or the spaces differ.')
          : t('Added words are underlined, removed words are struck through.')}
      </Text>
      <h3 className={styles.title}>{t('Subject')}</h3>
      <Compared before={before.subject} now={now.subject} />
      <h3 className={styles.title}>{t('Text')}</h3>
      <Compared before={before.body} now={now.body} />
    </ReadDialog>
  );
}

function Compared({ before, now }: { before: string; now: string }) {
  const styles = useStyles();
  return (
    <p className={styles.text}>
      {diffWordsWithSpace(before, now).map(({ added, removed, value }, place) => {
        const Part = added ? 'ins' : removed ? 'del' : 'span';
        // The parts have no names, and their order is all that matters.
        return <Part key={place}>{value}</Part>;
      })}
    </p>
  );
}
