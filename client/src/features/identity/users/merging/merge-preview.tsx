import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle, Text, tokens } from '@fluentui/react-components';
import { groupText, type MergedAccount, type MergePreview, t } from '@contracts';

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
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

/** The effects of a merge, shown before it is done. */
export function MergePreviewView({ preview }: { preview: MergePreview }) {
  const styles = useStyles();
  const { kept, merged, parts, obstacles } = preview;
  return (
    <>
      <div className={styles.sides}>
        <Side title={t('Stays')} account={kept} />
        <Side title={t('Is closed')} account={merged} />
      </div>
      {kept.name.toLowerCase() !== merged.name.toLowerCase() && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>
            {t('The names differ. Please make sure that both accounts belong to one person.')}
          </MessageBarBody>
        </MessageBar>
      )}
      {obstacles.length > 0 ? (
        <MessageBar intent="warning" layout="multiline" role="alert">
          <MessageBarBody>
            <MessageBarTitle>{t('These accounts cannot be merged yet.')}</MessageBarTitle>
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
        {parts.length === 0 ? t('The account to be closed is empty.') : t('These go to the account that stays:')}
      </Text>
      <ul className={styles.list}>
        {parts.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Text>
        {t(
          'The closed account can no longer sign in; its addresses stay bound to this person. Both addresses get a mail. This cannot be undone.',
        )}
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
      <Text>{t('Group: {group}', { group: groupText(group) })}</Text>
      {authenticatedOrcid && <Text>{`${t('ORCID iD')}: ${authenticatedOrcid}`}</Text>}
      {others.length > 0 && <Text>{t('Earlier addresses: {others}', { others: others.join(', ') })}</Text>}
    </div>
  );
}
