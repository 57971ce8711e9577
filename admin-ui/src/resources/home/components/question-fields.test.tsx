/** @jest-environment jsdom */
import { MAX_HOME_QUESTIONS } from '@stoa/contract';
import { screen } from '@testing-library/react';
import { expectRoomToAdd, showInForm } from '../../../components/form/layout/form-in-tests';
import { withKeys } from '../../../components/form/row-keys';
import { QuestionFields } from './question-fields';

test('removing a question from a full list leads to the button that adds one', async () => {
  const questions = withKeys(Array(MAX_HOME_QUESTIONS).fill({ question: 'Safe?', answer: 'Yes' }));
  showInForm(<QuestionFields name="questions" />, { questions });
  await expectRoomToAdd(screen.getByRole('button', { name: 'Add a question' }), 'Remove question 3');
});
