import { join } from 'node:path';
import { COMMENT_FIELDS, RATING_FIELDS, REVIEW_FIELD_LABELS } from '../../../src/contracts';
import type { Visitor } from '../../support/browser/browser';
import { rate } from '../../support/browser/rate';

/** Each person's steps on a manuscript's path, in the browser and by visible labels. */

interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

export async function register(visitor: Visitor, person: Registration): Promise<void> {
  await visitor.goTo('/rrs/registration');
  await visitor.fill('Email', person.email);
  await visitor.fill('Repeat email', person.email);
  await visitor.fill('Password', person.password);
  await visitor.fill('Repeat password', person.password);
  await visitor.fill('First name', person.firstName);
  await visitor.fill('Last name', person.lastName);
  await visitor.press('I have read this and agree to it', 'checkbox');
  await visitor.press('Register');
  await visitor.sees('Registration successfully completed.');
}

async function upload(visitor: Visitor, designation: string, path: string, figureTitle?: string): Promise<void> {
  await visitor.press('Add file');
  await visitor.choose('What is the file?', designation);
  await visitor.attach(path);
  if (figureTitle) await visitor.fill('Figure title', figureTitle);
  await visitor.press('Upload');
  await visitor.gone('dialog');
}

interface Submission {
  title: string;
  /** Folder of the sample files. */
  folder: string;
}

export async function submitManuscript(visitor: Visitor, { title, folder }: Submission): Promise<void> {
  await visitor.goTo('/rrs/manuscript/submit');
  await visitor.fill('Title', title);
  await visitor.choose('Manuscript type', 'Original contribution');
  await visitor.press('No', 'radio');
  await visitor.write('Cover letter', 'Dear editor, please consider our work.');
  await visitor.write('Abstract', 'Early mobilisation shortens the stay in hospital.');
  await visitor.picture('wizard-general');
  await visitor.press('Save and continue');
  await visitor.sees('Authors in order');
  await visitor.press('Save and continue');
  await visitor.sees('Excluded reviewer');
  await visitor.press('Save and continue');
  await visitor.sees('Start with the manuscript');
  await upload(visitor, 'Manuscript', join(folder, 'manuscript.docx'));
  await upload(visitor, 'Figure', join(folder, 'figure-1.png'), 'Length of stay');
  await upload(visitor, 'Figure', join(folder, 'figure-2.tiff'), 'Readmission');
  await visitor.picture('wizard-files');
  await visitor.press('Save and continue');
  await visitor.press('Generate overview PDF');
  await visitor.find('link', 'Open the overview PDF');
  await visitor.find('region', 'Manuscript');
  await visitor.press(
    'I transfer the copyright of this manuscript to the journal on acceptance, on behalf of all authors',
    'checkbox',
  );
  await visitor.press('I confirm that I have reviewed the submission', 'checkbox');
  await visitor.picture('wizard-overview');
  await visitor.press('Finish');
}

export async function passCheck(visitor: Visitor, title: string): Promise<void> {
  await visitor.goTo('/rrs/assitantEditorList');
  await visitor.followContaining(title);
  await visitor.press('Check if the manuscript has followed the guidelines', 'checkbox');
  await visitor.picture('check-manuscript');
  await visitor.press('Accept');
}

export async function chooseAndAsk(visitor: Visitor, title: string, reviewer: string): Promise<void> {
  await visitor.goTo('/rrs/toDoList');
  await visitor.followContaining(title);
  await visitor.press('1');
  await visitor.press(`Select ${reviewer}`, 'checkbox');
  await visitor.press('Choose without a mail');
  await visitor.press('Choose 1 reviewer');
  await visitor.gone('dialog');
  await visitor.press(`Mail ${reviewer}`);
  await visitor.picture('reviewer-invitation');
  await visitor.press('Send');
  await visitor.gone('dialog');
  await visitor.picture('reviewer-selection');
}

export async function answerInvitation(visitor: Visitor, link: string, title: string): Promise<void> {
  await visitor.goTo(link);
  await visitor.sees(title);
  await visitor.picture('review-request');
  await visitor.press('Accept');
}

export async function writeReview(visitor: Visitor, title: string): Promise<void> {
  await visitor.goTo('/rrs/reviewerToDoList?tab=pending');
  await visitor.followContaining(title);
  for (const field of RATING_FIELDS) await rate(visitor, REVIEW_FIELD_LABELS[field], 'Top 25%');
  await rate(visitor, REVIEW_FIELD_LABELS.recommendation, 'Minor revision');
  await visitor.pressEvery('No', 'radio');
  for (const field of COMMENT_FIELDS)
    await visitor.write(REVIEW_FIELD_LABELS[field], `On this: ${field}, all is well.`);
  await visitor.picture('review-form');
  await visitor.press('Submit review');
}

export async function decide(
  visitor: Visitor,
  title: string,
  decision: string,
  { reviewersNeeded }: { reviewersNeeded?: string } = {},
): Promise<void> {
  await visitor.goTo(`/rrs/toDoList?tab=${reviewersNeeded ? 'assignReivewers' : 'decide'}`);
  await visitor.followContaining(title);
  if (reviewersNeeded) {
    await visitor.press(reviewersNeeded);
    await visitor.followContaining('Reviews and decision');
  }
  await visitor.press(decision, 'radio');
  await visitor.find('button', `Send decision: ${decision}`);
  await visitor.picture(`decide-${decision.toLowerCase().replace(/\W+/g, '-')}`);
  await visitor.press(`Send decision: ${decision}`);
}

export async function uploadRevision(visitor: Visitor, title: string, folder: string): Promise<void> {
  await visitor.goTo('/rrs/manuscript/revision');
  await visitor.sees(title);
  await visitor.press('Upload revision');
  await visitor.press('Reviews', 'tab');
  await visitor.sees('On this: general, all is well.');
  await visitor.press('Revision upload', 'tab');
  await upload(visitor, 'Letter of rebuttal', join(folder, 'rebuttal.docx'));
  await upload(visitor, 'Marked manuscript', join(folder, 'manuscript-marked.docx'));
  await upload(visitor, 'Unmarked manuscript', join(folder, 'manuscript-revised.docx'));
  await visitor.press('I confirm that these are the final files of this revision', 'checkbox');
  await visitor.picture('upload-revision');
  await visitor.press('Submit revision');
}
