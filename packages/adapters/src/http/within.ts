/** What is waited for, or after so many ms what stands for it; a wait that is over leaves no timer behind. @param awaited never fails */
export const within = async <A>(ms: number, awaited: Promise<A>, otherwise: A): Promise<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<A>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  const answer = await Promise.race([awaited, late]);
  clearTimeout(timer);
  return answer;
};
