"""Masked PPO learns Buccaneer against three random captains: python examples/masked_ppo.py [--steps N] [--games N]

Needs `pip install "flibuste[train]"` (sb3-contrib and PyTorch). The usual policies of sb3 have one output for each
number of an answer; here what stands beneath a number is another answer at each question, so the policy reads the
answers and scores each by what it says.
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import process_time

import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableMultiInputActorCriticPolicy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import Tensor, nn

from flibuste.zoo import Alone

STATE, WORD, ANSWER = 128, 16, 64


def small(numbers: Tensor) -> Tensor:
    """Numbers of any size, near nought as they are and far from it by their logarithm."""
    return numbers.sign() * numbers.abs().log1p()


class Reader(BaseFeaturesExtractor):
    """What a seat sees in STATE numbers, and behind it each answer in ANSWER numbers."""

    def __init__(self, space, words: int) -> None:
        answers, parts = space["answers"].shape
        super().__init__(space, STATE + answers * ANSWER)
        self.state = nn.Sequential(
            nn.Linear(space["observation"].shape[0], STATE), nn.ReLU(), nn.Linear(STATE, STATE), nn.ReLU()
        )
        self.word = nn.Embedding(words + 1, WORD)
        self.answer = nn.Linear(parts // 2 * (WORD + 1), ANSWER)

    def forward(self, seen: dict[str, Tensor]) -> Tensor:
        words, numbers = seen["answers"][..., 0::2].long(), small(seen["answers"][..., 1::2])
        answers = self.answer(torch.cat([self.word(words).flatten(2), numbers], -1))
        return torch.cat([self.state(small(seen["observation"])), answers.flatten(1)], -1)


class Heads(nn.Module):
    """A score for each answer, and what the value is read from."""

    def __init__(self, answers: int) -> None:
        super().__init__()
        self.latent_dim_pi, self.latent_dim_vf = answers, STATE
        self.context, self.score = nn.Linear(STATE, ANSWER), nn.Linear(ANSWER, 1)

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        return self.forward_actor(features), self.forward_critic(features)

    def forward_actor(self, features: Tensor) -> Tensor:
        state, answers = features[:, :STATE], features[:, STATE:].unflatten(1, (-1, ANSWER))
        return self.score(torch.relu(answers + self.context(state).unsqueeze(1))).squeeze(-1)

    def forward_critic(self, features: Tensor) -> Tensor:
        return features[:, :STATE]


class Policy(MaskableMultiInputActorCriticPolicy):
    """Scores are what the action is drawn by, with nothing in between."""

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = Heads(self.action_space.n)

    def _build(self, lr_schedule) -> None:
        super()._build(lr_schedule)
        self.action_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


def learner(env: Alone, seed: int) -> MaskablePPO:
    reader = {"features_extractor_class": Reader, "features_extractor_kwargs": {"words": len(env.words)}}
    return MaskablePPO(
        Policy,
        env,
        n_steps=2048,
        batch_size=256,
        n_epochs=6,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs=reader,
        seed=seed,
        device="cpu",
        verbose=0,
    )


def wins(model: MaskablePPO, env: Alone, games: int) -> float:
    """How many games it wins; one that it shares counts in part."""
    won = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=1_000_000 + game)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, _, over, *_ = env.step(int(action))
        winners = env.sitting.table.result.winners
        won += (env.seat in winners) / len(winners)
    return won


def interval(won: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval of a part."""
    part, more = won / games, z * z / games
    middle = (part + more / 2) / (1 + more)
    half = z * sqrt(part * (1 - part) / games + more / games / 4) / (1 + more)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=100_000, help="answers that it learns from")
    parser.add_argument("--games", type=int, default=400, help="games that are counted afterwards")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    env = Alone("buccaneer", 4)
    model = learner(env, asked.seed)
    began = process_time()
    model.learn(asked.steps)
    learnt = process_time()
    won = wins(model, env, asked.games)
    low, high = interval(won, asked.games)
    print(f"learnt in {learnt - began:.0f} s of one core; {asked.games} games in {process_time() - learnt:.0f} s")
    print(f"won {won / asked.games:.1%} of games against three random captains ({low:.1%} to {high:.1%}; chance: 25 %)")


if __name__ == "__main__":
    main()
