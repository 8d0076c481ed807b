import { STATUS_LABELS, t } from '../../../src/contracts';
import { day, user } from './marks';
import { sentence, type Sentences } from './sentence';

/** The sentences about associate editors. */
export const associateSentences: Sentences<
  'AssociateAssigned' | 'AssociateDateRenewed' | 'AssociateReleased' | 'AssociateAdvised'
> = {
  AssociateAssigned: sentence(
    'AE_ASSIGNMENT',
    ({ associateId, dueAt }) => ({ associateId, dueAt }),
    ({ associateId, dueAt }) =>
      t('{who} became the associate editor, due on {day}.', { who: user(associateId), day: day(dueAt) }),
  ),
  AssociateDateRenewed: sentence(
    'AE_ASSIGNMENT',
    ({ dueAt }) => ({ dueAt }),
    ({ dueAt }) => t('The associate editor has the article until {day}.', { day: day(dueAt) }),
  ),
  AssociateReleased: sentence(
    'AE_ASSIGNMENT',
    ({ associateId }) => ({ associateId }),
    ({ associateId }) =>
      t('{who} has no access any more and does not hold the article now.', { who: user(associateId) }),
  ),
  AssociateAdvised: sentence(
    'AE_DECISION',
    ({ associateId, advice }) => ({ associateId, advice }),
    ({ associateId, advice }) =>
      t('{who} advised the editor: {status}.', { who: user(associateId), status: STATUS_LABELS[advice].label }),
  ),
};
