import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { type Keyword, t } from '@contracts';

const useStyles = makeStyles({
  card: {
    boxSizing: 'border-box',
    height: '100%',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
  },
  word: { ...typographyStyles.body1, overflowWrap: 'anywhere', minWidth: 0 },
  buttons: { display: 'flex', flexShrink: 0 },
});

interface KeywordCardProps {
  keyword: Keyword;
  onEdit: () => void;
  onDelete: () => void;
}

export function KeywordCard({ keyword: { keyword }, onEdit, onDelete }: KeywordCardProps) {
  const styles = useStyles();
  return (
    <div className={styles.card}>
      <span className={styles.word}>{keyword}</span>
      <span className={styles.buttons}>
        <Button
          appearance="subtle"
          icon={<EditRegular />}
          aria-label={t('Edit {keyword}', { keyword })}
          title={t('Edit {keyword}', { keyword })}
          onClick={onEdit}
        />
        <Button
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={t('Delete {keyword}', { keyword })}
          title={t('Delete {keyword}', { keyword })}
          onClick={onDelete}
        />
      </span>
    </div>
  );
}
