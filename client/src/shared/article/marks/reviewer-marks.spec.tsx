import { render, screen } from '@testing-library/react';
import type { TodoReviewer } from '@contracts';
import { ReviewerMarks } from './reviewer-marks';

const reviewer = (nth: number, overdueDays: number | null = null): TodoReviewer => ({
  requestId: `request ${nth}`,
  name: `Reviewer ${nth}`,
  status: nth === 2 ? 'Completed' : 'Accepted',
  overdueDays,
});

const marks = (reviewers: readonly TodoReviewer[]): string[] => {
  render(<ReviewerMarks reviewers={reviewers} />);
  return [...screen.getByRole('img').children].map((mark) => mark.textContent);
};

describe('the marks of reviewers in a list', () => {
  it('are one for each of three', () => {
    expect(marks([reviewer(1), reviewer(2), reviewer(3, 4)])).toEqual(['1', '✓', '3']);
  });

  it('of more than three show the late ones, and how many others there are', () => {
    expect(marks([reviewer(1), reviewer(2), reviewer(3), reviewer(4), reviewer(5, 3)])).toEqual(['1', '5', '+3']);
    expect(screen.getByRole('img', { name: /Reviewer 4: agreed; Reviewer 5: agreed, 3 days late/ })).toBeVisible();
  });
});
