import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleView, type AssociateChoice, t } from '@contracts';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { Loaded } from '../../../../shared/page/loaded';
import { associateApi } from '../../api/associate-api';
import { AssociateChoices } from '../../associates/associate-choices';

const useStyles = makeStyles({ list: { maxHeight: '55vh', overflowY: 'auto' } });

interface Props {
  article: ArticleView;
  onChosen(person: AssociateChoice): void;
  onClose(): void;
}

/**
 * All associate editors with their articles and expertise. Those in conflict are shown with the reason (lifecycle, section 1, 'Conflict
 * wall').
 */
export function AssociateDialog({ article, onChosen, onClose }: Props) {
  const styles = useStyles();
  const query = associateApi.useAssociateChoicesQuery(article.id, { refetchOnMountOrArgChange: true });
  const [id, setId] = useState('');
  const chosen = query.data?.find((person) => person.id === id);
  return (
    <FormDialog
      open
      title={t('Forward to associate editor')}
      submit={t('Continue to the mail')}
      disabled={!chosen}
      onSubmit={() => chosen && onChosen(chosen)}
      onCancel={onClose}
    >
      <Loaded query={query}>
        {(people) => (
          <AssociateChoices
            aria-label={t('Associate editor')}
            className={styles.list}
            people={people}
            id={id}
            onChange={setId}
          />
        )}
      </Loaded>
    </FormDialog>
  );
}
