// Ends the wait for what may never answer.

/** In milliseconds. */
const timeLimit = 3000;

/** @throws where there is no answer after a few seconds */
export async function withTimeLimit<Answer>(request: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("No answer within the time limit.")), timeLimit);
  });
  try {
    return await Promise.race([request, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
