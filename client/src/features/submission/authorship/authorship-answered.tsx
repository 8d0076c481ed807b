import { Link, Text } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import {
  AUTHORSHIP_STATEMENT,
  type AuthorshipAnswerView,
  type AuthorshipRequestView,
  DECLARATION_WORDS,
} from '@contracts';
import { rolesInWords } from '../../../shared/article/authorship-list';
import { Card } from '../../../shared/display/card';
import { formatDateTime } from '../../../shared/display/format';

/** What was answered and when, or why it cannot be answered any more. `isNew`: answered just now. */
export function AuthorshipAnswered({ request, isNew }: { request: AuthorshipRequestView; isNew: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves here for screen readers.
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <div ref={place} tabIndex={-1}>
      {request.answer ? (
        <Answer answer={request.answer} request={request} isNew={isNew} />
      ) : (
        <Closed request={request} />
      )}
    </div>
  );
}

interface AnswerProps {
  answer: AuthorshipAnswerView;
  request: AuthorshipRequestView;
  isNew: boolean;
}

function Answer({ answer, request, isNew }: AnswerProps) {
  const { confirms, at, roles, declarations, comment } = answer;
  const title = confirms ? 'You have confirmed your authorship' : 'You have answered that you are not an author';
  return (
    <Card title={isNew ? 'Thank you for your answer' : title}>
      <Text>
        On {formatDateTime(at)} you answered:{' '}
        {confirms ? AUTHORSHIP_STATEMENT : 'I am not an author of this manuscript.'}
      </Text>
      {roles.length > 0 && <Text>Your contribution: {rolesInWords(roles)}.</Text>}
      {declarations.map(({ declaration, yes, text }) => (
        <Text key={declaration}>
          {DECLARATION_WORDS[declaration].question} {yes ? 'Yes.' : 'No.'} {text}
        </Text>
      ))}
      {comment && <Text>You wrote: {comment}</Text>}
      {!confirms && <Text>The editorial office has been told and will settle it with the submitting author.</Text>}
      <Text>
        If this is wrong, please write to <Office request={request} />.
      </Text>
    </Card>
  );
}

function Closed({ request }: { request: AuthorshipRequestView }) {
  const why =
    request.closed === 'WITHDRAWN'
      ? 'The manuscript has been withdrawn.'
      : 'The journal has taken its decision on this manuscript.';
  return (
    <Card title="There is nothing to confirm any more">
      <Text>
        {why} If you are not an author of it, please write to <Office request={request} />.
      </Text>
    </Card>
  );
}

function Office({ request: { officeEmail } }: { request: AuthorshipRequestView }) {
  return (
    <Link inline href={`mailto:${officeEmail}`}>
      {officeEmail}
    </Link>
  );
}
