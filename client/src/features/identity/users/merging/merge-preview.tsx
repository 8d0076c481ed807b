import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle, Text, tokens } from '@fluentui/react-components';
import type { MergedAccount, MergePreview } from '@contracts';

const useStyles = makeStyles({
  sides: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
  },
  side: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalXL },
});

/** What a merge does, before it is done. */
export function MergePreviewView({ preview }: { preview: MergePreview }) {
  const styles = useStyles();
  const { kept, merged, parts, obstacles } = preview;
  return (
    <>
      <div className={styles.sides}>
        <Side title="Stays" account={kept} />
        <Side title="Is closed" account={merged} />
      </div>
      {kept.name.toLowerCase() !== merged.name.toLowerCase() && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>The names differ. Please make sure that both accounts belong to one person.</MessageBarBody>
        </MessageBar>
      )}
      {obstacles.length > 0 ? (
        <MessageBar intent="warning" layout="multiline" role="alert">
          <MessageBarBody>
            <MessageBarTitle>These accounts cannot be merged yet.</MessageBarTitle>
            <ul className={styles.list}>
              {obstacles.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </MessageBarBody>
        </MessageBar>
      ) : (
        <WhatMoves parts={parts} />
      )}
    </>
  );
}

function WhatMoves({ parts }: Pick<MergePreview, 'parts'>) {
  const styles = useStyles();
  return (
    <div>
      <Text>
        {parts.length === 0 ? 'The account that is closed holds nothing.' : 'These go to the account that stays:'}
      </Text>
      <ul className={styles.list}>
        {parts.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Text>
        The closed account can no longer sign in; its addresses stay bound to this person. Both addresses get a mail.
        This cannot be undone.
      </Text>
    </div>
  );
}

function Side({ title, account }: { title: string; account: MergedAccount }) {
  const styles = useStyles();
  const { name, email, institute, group, addresses, authenticatedOrcid } = account;
  const others = addresses.filter((address) => address !== email.toLowerCase());
  return (
    <div className={styles.side} role="group" aria-label={`${title}: ${email}`}>
      <Text weight="semibold">{title}</Text>
      <Text>{name}</Text>
      <Text>{email}</Text>
      {institute && <Text>{institute}</Text>}
      <Text>Group: {group}</Text>
      {authenticatedOrcid && <Text>ORCID iD: {authenticatedOrcid}</Text>}
      {others.length > 0 && <Text>Earlier addresses: {others.join(', ')}</Text>}
    </div>
  );
}
