// Limits how long to wait for a promise that may never settle.

/** In milliseconds. */
const timeLimit = 3000;

/** @throws if there is no answer within the time limit */
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
