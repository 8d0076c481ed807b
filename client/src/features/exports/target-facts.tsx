import { Badge, makeStyles, Text, tokens } from '@fluentui/react-components';
import { SENDING_TARGET_LABELS, type SendingRule, t } from '@contracts';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  place: { overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The current target of packages. */
export function TargetFacts({ rule: { target, address, folder, waiting } }: { rule: SendingRule }) {
  const styles = useStyles();
  const place = target === 'folder' ? folder : address;
  return (
    <>
      <div className={styles.head}>
        <Badge appearance="tint" color={target === 'off' ? 'subtle' : 'success'}>
          {target === 'off' ? t('Off') : t('On')}
        </Badge>
        <Text weight="semibold">{SENDING_TARGET_LABELS[target]}</Text>
        {waiting > 0 && (
          <Badge appearance="tint" color="informative">
            {t('{count} waiting', { count: waiting })}
          </Badge>
        )}
      </div>
      {place && <Text className={styles.place}>{place}</Text>}
      <Text className={styles.quiet}>
        {target === 'off'
          ? t('Nothing is sent. Articles that are accepted meanwhile are not sent later; download them above.')
          : t('The MECA package of each article accepted from now on is sent there automatically.')}
      </Text>
    </>
  );
}
