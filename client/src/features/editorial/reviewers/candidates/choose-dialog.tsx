import { Text } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { type ArticleView, MESSAGES, type ReviewerCandidate, revisionInWords, t } from '@contracts';
import { panelApi } from '../../api/panel-api';
import { BulkDialog } from '../../bulk/bulk-dialog';
import { type OwnText, useMailRequest } from '../../bulk/mail-request';
import type { BulkItem } from '../../bulk/use-bulk-run';
import { doubtsOf, nameOf } from './candidate-words';
import { InvitationText, isWritten } from './invitation-text';

type Invitee = Pick<ReviewerCandidate, 'id' | 'firstName' | 'lastName' | 'conflicts'> &
  Partial<Pick<ReviewerCandidate, 'bouncesSince'>>;

interface Props {
  article: ArticleView;
  candidates: readonly Invitee[];
  /** Called for each chosen candidate. */
  onDone(id: string): void;
  onClose(): void;
}

const itemsOf = (candidates: readonly Invitee[], what: string): BulkItem[] =>
  candidates.map((one) => {
    const doubts = doubtsOf(one);
    return { id: one.id, label: `${nameOf(one)}: ${what}${doubts ? ` (${doubts.toLowerCase()})` : ''}` };
  });

/** Chooses several candidates one by one and sends each the invitation. */
export function InviteCandidates({ article, candidates, onDone, onClose }: Props) {
  const choose = useChoose(article);
  const mail = useMailRequest();
  const [ownText, setOwnText] = useState<OwnText | null>(null);
  const invite = async (item: BulkItem): Promise<void> => {
    const request = await choose(item);
    await mail({ ...item, id: request, articleId: article.id }, ownText ?? undefined);
    onDone(item.id);
  };
  return (
    <BulkDialog
      title={t('Invite {count, plural, one {# reviewer} other {# reviewers}}', { count: candidates.length })}
      items={itemsOf(candidates, t('chosen, then invited by mail'))}
      confirm={(count) => t('Send {count, plural, one {# invitation} other {# invitations}}', { count })}
      done={(count) =>
        count === 1 ? t('The invitation has been sent.') : t('{count} invitations have been sent.', { count })
      }
      work={invite}
      ready={ownText === null || isWritten(ownText)}
      size={ownText === null ? 'normal' : 'wide'}
      onClose={onClose}
    >
      <Text>
        {t(
          'Each becomes a reviewer of {revision} and gets a separate mail with {whose, select, own {your text} other {the journal’s text}} and personal links.',
          { revision: revisionInWords(article.revision), whose: ownText === null ? 'journal' : 'own' },
        )}
      </Text>
      <InvitationText articleId={article.id} ownText={ownText} onChange={setOwnText} />
    </BulkDialog>
  );
}

/** Chooses several candidates one by one; their mails are written later. */
export function ChooseCandidates({ article, candidates, onDone, onClose }: Props) {
  const choose = useChoose(article);
  return (
    <BulkDialog
      title={t('Choose {count, plural, one {# reviewer} other {# reviewers}} without a mail', {
        count: candidates.length,
      })}
      items={itemsOf(candidates, t('chosen'))}
      confirm={(count) => t('Choose {count, plural, one {# reviewer} other {# reviewers}}', { count })}
      done={() => MESSAGES.added}
      work={async (item) => {
        await choose(item);
        onDone(item.id);
      }}
      onClose={onClose}
    >
      <Text>{t('No emails are sent yet. You send them from the table of reviewers.')}</Text>
    </BulkDialog>
  );
}

/** Chooses a candidate and returns the id of the request. A candidate who was chosen before the mail failed is not chosen twice. */
function useChoose({ id: articleId }: ArticleView): (item: BulkItem) => Promise<string> {
  const [select] = panelApi.useSelectReviewerMutation();
  const requests = useRef(new Map<string, string>());
  return async ({ id: reviewerId }) => {
    const known = requests.current.get(reviewerId);
    if (known !== undefined) return known;
    const { articleReviewer, revision } = await select({ articleId, reviewerId }).unwrap();
    const request = articleReviewer.find(
      (one) => one.reviewer.id === reviewerId && one.revision === revision && one.status === 'Selected',
    );
    if (!request) throw new Error(t('This person was chosen. Send the mail from the table of reviewers.'));
    requests.current.set(reviewerId, request.id);
    return request.id;
  };
}
