import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add';
import { useState } from 'react';
import { type ArticleView, MESSAGES, type SuggestedPerson, t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { useNotify } from '../../../shared/state/hooks';
import { panelApi } from '../api/panel-api';
import { BARRED } from './candidates/candidate-words';
import { NamesDialog } from './names-dialog';
import { suggestedApi } from './suggested-api';
import { type Names, namesOf } from './suggested-name';

const useStyles = makeStyles({
  line: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface Props {
  article: ArticleView;
  person: SuggestedPerson;
  mayChoose: boolean;
}

/** A person suggested by the authors, with one button that makes them a reviewer. */
export function SuggestedReviewerLine({ article, person, mayChoose }: Props) {
  const styles = useStyles();
  const { fullName, email, accountId, barred } = person;
  const { choose, chooseNow, busy } = useSuggested(article.id, person);
  const [asking, setAsking] = useState(false);
  const names = namesOf(fullName);
  const isUnclear = accountId === null && names.firstName === '';
  const verb = accountId === null ? t('Create account and choose') : t('Choose');
  return (
    <span className={styles.line}>
      <span>
        <bdi>{fullName}</bdi>, {email}
      </span>
      {barred !== null && <span className={styles.quiet}>{BARRED[barred]}</span>}
      {barred === null && mayChoose && (
        <Button
          size="small"
          icon={<PersonAddRegular />}
          aria-label={`${verb}: ${fullName}`}
          disabledFocusable={busy}
          onClick={() => (isUnclear ? setAsking(true) : void chooseNow(names))}
        >
          {verb}
        </Button>
      )}
      {asking && <NamesDialog given={fullName} onNames={choose} onClose={() => setAsking(false)} />}
    </span>
  );
}

/**
 * Follows the rules for staff who add a reviewer: the new person gets a link to set a password. The request mail is sent later. `choose`
 * throws the server's refusal, so that the dialog shows it and keeps the names. `chooseNow`, for the button, reports it in a notification.
 */
function useSuggested(articleId: string, { email, accountId }: SuggestedPerson) {
  const [add] = suggestedApi.useAddSuggestedMutation();
  const [select] = panelApi.useSelectReviewerMutation();
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const choose = async (names: Names): Promise<void> => {
    setBusy(true);
    try {
      const reviewerId = accountId ?? (await add({ articleId, ...names, email }).unwrap()).id;
      await select({ articleId, reviewerId }).unwrap();
      notify.success(MESSAGES.added);
    } finally {
      setBusy(false);
    }
  };
  const chooseNow = (names: Names): Promise<void> =>
    choose(names).catch((error: unknown) => notify.error(errorMessage(error)));
  return { choose, chooseNow, busy };
}
