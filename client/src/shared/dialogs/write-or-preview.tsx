import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { MailPreview } from './mail-preview';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
});

interface Props {
  /** As its recipients get it. */
  mail: { to: readonly string[]; cc: readonly string[]; subject: string; text: string };
  /** True while a field has an error: its message must be seen. */
  hasErrors: boolean;
  /** The fields. */
  children: ReactNode;
}

/** Writing a mail within a form, and how it will look. */
export function WriteOrPreview({ mail, hasErrors, children }: Props) {
  const styles = useStyles();
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const shown = hasErrors ? 'write' : tab;
  return (
    <div className={styles.parts}>
      <TabList
        size="small"
        selectedValue={shown}
        onTabSelect={(_event, { value }) => setTab(value === 'preview' ? 'preview' : 'write')}
      >
        <Tab value="write">Write</Tab>
        <Tab value="preview">Preview</Tab>
      </TabList>
      {shown === 'write' ? children : <MailPreview mail={mail} />}
    </div>
  );
}
