import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { type MailTemplateVariable, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { insertionOf } from './template-words';

interface TemplateVariablesProps {
  variables: readonly MailTemplateVariable[];
  onInsert: (variable: MailTemplateVariable) => void;
}

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
  },
  row: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: tokens.spacingHorizontalM },
  about: { minWidth: 0, overflowWrap: 'anywhere' },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  meaning: { display: 'block', color: tokens.colorNeutralForeground2 },
  badge: { marginInlineStart: tokens.spacingHorizontalS },
});

/** The variables available in this mail. */
export function TemplateVariables({ variables, onInsert }: TemplateVariablesProps) {
  const styles = useStyles();
  return (
    <Card title={t('Variables')}>
      <Text>{t('Only these variables are available in this mail.')}</Text>
      <ul className={styles.list}>
        {variables.map((variable) => (
          <li key={variable.name} className={styles.row}>
            <div className={styles.about}>
              <code className={styles.code}>{insertionOf(variable)}</code>
              <Note variable={variable} />
              <Text size={200} className={styles.meaning}>
                {variable.meaning}
              </Text>
            </div>
            <Button
              size="small"
              appearance="subtle"
              icon={<AddRegular />}
              aria-label={t('Insert {name}', { name: variable.name })}
              onClick={() => onInsert(variable)}
            >
              {t('Insert')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Note({ variable: { kind, mayBeEmpty, isNeeded } }: { variable: MailTemplateVariable }) {
  const styles = useStyles();
  const note = isNeeded ? t('needed') : kind === 'condition' ? t('yes or no') : mayBeEmpty ? t('may be missing') : null;
  if (note === null) return null;
  return (
    <Badge appearance="tint" color={isNeeded ? 'important' : 'informative'} className={styles.badge}>
      {note}
    </Badge>
  );
}
