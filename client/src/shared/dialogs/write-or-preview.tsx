import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { t } from '@contracts';
import { MailPreview } from './mail-preview';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  preview: { alignSelf: 'start' },
});

interface Props {
  /** The mail as its recipients get it. */
  mail: { to: readonly string[]; cc: readonly string[]; subject: string; text: string };
  /** True while a field has an error, whose message must be visible. */
  hasErrors: boolean;
  /** The fields. */
  children: ReactNode;
}

/** Writes a mail within a form, with a preview. Uses a button instead of tabs, because from a tab the Tab key does not reach a rich text. */
export function WriteOrPreview({ mail, hasErrors, children }: Props) {
  const styles = useStyles();
  const [previewChosen, setPreviewChosen] = useState(false);
  const isPreview = previewChosen && !hasErrors;
  return (
    <div className={styles.parts}>
      <ToggleButton
        size="small"
        className={styles.preview}
        checked={isPreview}
        onClick={() => setPreviewChosen(!isPreview)}
      >
        {t('Preview')}
      </ToggleButton>
      {isPreview ? <MailPreview mail={mail} /> : children}
    </div>
  );
}
